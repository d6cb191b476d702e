/** Maximum number of characters of an error message (X03). */
const MESSAGE_LIMIT = 500

/** Cuts an error message to 500 characters (X03). A character of two UTF-16 units is never split. */
export const cutMessage = (message: string): string => Array.from(message).slice(0, MESSAGE_LIMIT).join('')
