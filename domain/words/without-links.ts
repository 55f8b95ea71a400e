/** A dot that could begin a domain's last part, in the forms that browsers read as one. */
const dotsOfAddresses = /[.\u3002\uff0e\uff61](?=[\p{L}\d])(?!\d{1,4}(?![\p{L}\d]))/gu
const colonsOfSchemes = /(?<=\p{L}):(?=[^\s])/gu

/**
 * A stranger's text for a mail of ours: whole and readable, but a mail program finds no address in
 * it that it could turn into a link.
 */
export const withoutLinks = (text: string): string =>
  text.replace(colonsOfSchemes, ': ').replace(dotsOfAddresses, '$& ')
