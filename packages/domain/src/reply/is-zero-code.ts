/** Whether the code of a reply is 0, as a number or as a text. An absent code is not 0. */
export const isZeroCode = (code: string | number | undefined): boolean => code !== undefined && String(code) === '0'
