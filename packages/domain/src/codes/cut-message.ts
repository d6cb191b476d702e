/** Most characters of an error message that are kept (X03). */
const MESSAGE_LIMIT = 500

/** Cuts an error message to 500 characters, never inside a character (X03). */
export const cutMessage = (message: string): string => Array.from(message).slice(0, MESSAGE_LIMIT).join('')
