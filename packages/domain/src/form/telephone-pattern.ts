/** A mainland mobile number: 11 digits, the first 1, the second 3 to 9. */
export const TELEPHONE_PATTERN = /^1[3-9]\d{9}$/
