/** Lets a line break after the slash of "VISA/Mastercard" instead of inside its second word. */
export const breakable = (text: string): string => text.replaceAll('/', '/\u200b')
