/** Latvian is the default. */
export type Language = 'lv' | 'en'
