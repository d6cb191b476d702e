/** Converts the typed code of a hotel to its stored form: upper case, no blanks. */
export const hotelCodeOf = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').toUpperCase()
