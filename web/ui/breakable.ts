/** Where room is short, a line ends after the slash of "VISA/Mastercard" and not within its second word. */
export const breakable = (text: string): string => text.replaceAll('/', '/\u200b')
