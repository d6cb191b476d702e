/** Whether a reply's code is 0, be it a number or its text. No code is none. */
export const isZeroCode = (code: string | number | undefined): boolean => code !== undefined && String(code) === '0'
