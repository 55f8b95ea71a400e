/** Every icon is one path on a grid of 24, drawn with a round stroke of 1.75. */
export const iconPaths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM20 20l-4-4',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5',
  cart: 'M3 4.5h2.5l2.2 11h10.6L20.5 8H6.3M9.5 20h.01M16.5 20h.01',
  phone:
    'M6 3.5h3l1.5 4.5-2 1.5c1 2.3 2.7 4 5 5l1.5-2 4.5 1.5v3c0 1.5-1 2.5-2.5 2.5C10 19.5 4 13.5 3.5 6 3.5 4.5 4.5 3.5 6 3.5Z',
  down: 'M6 9l6 6 6-6',
  right: 'M9 6l6 6-6 6',
  left: 'M15 6l-6 6 6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  close: 'M6 6l12 12M18 6L6 18',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 11v5M13.5 11v5',
  calendar: 'M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V7M15.5 3.5V7',
  truck:
    'M3 6.5h11v10H3zM14 10h4l3 3.5v3h-7M7 19.5a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4ZM17 19.5a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4Z',
  repeat:
    'M4 11V9.5C4 7.5 5.5 6 7.5 6H19M16 3l3 3-3 3M20 13v1.5c0 2-1.5 3.5-3.5 3.5H5M8 21l-3-3 3-3',
  pause: 'M9 6v12M15 6v12',
  skip: 'M5 6l8 6-8 6zM17 6v12',
  drop: 'M12 3.5s-6 6.3-6 10.7a6 6 0 0 0 12 0C18 9.8 12 3.5 12 3.5Z',
  leaf: 'M5 19c0-9 5-14 15-14 0 10-5 15-12.5 13.5M5 20c1.5-4.5 4.5-7.5 8.5-9.5',
  bottle: 'M10 3.5h4v3c0 1.5 4 2 4 5.5v8.5H6V12c0-3.5 4-4 4-5.5zM6 13.5h12M6 17.5h12',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.6h.01',
  warn: 'M12 4l9 16H3zM12 10v4.5M12 17.3h.01',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  pdf: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M12 11v6M9.5 14.5 12 17l2.5-2.5',
  pin: 'M12 21s7-6.5 7-11.5a7 7 0 0 0-14 0C5 14.5 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  filter: 'M4 7h16M7 12h10M10 17h4',
  locker: 'M4 4h16v16H4zM4 9.5h16M4 14.5h16M12 4v16',
  home: 'M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21h4',
  zoom: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM20 20l-4-4M11 8v6M8 11h6',
  card: 'M3.5 6h17v12h-17zM3.5 10h17M7 14.5h4',
} as const

export type IconName = keyof typeof iconPaths
