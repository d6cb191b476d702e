/** The code of a hotel in its stored form, from what was typed: capitals, no blanks. */
export const hotelCodeOf = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').toUpperCase()
