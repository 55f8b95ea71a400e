/** Latvian is the default and is complete; English is complete too and can be chosen. */
export type Language = 'lv' | 'en'
