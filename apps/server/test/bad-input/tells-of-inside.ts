const STACK = /^\s+at .+:\d+:\d+/m
const DATABASE =
  /\b(?:syntax error at|relation "|column "\w+" |invalid input syntax|violates \w+ constraint|node_modules|kysely)/i

/** Whether a reply's body contains a stack, or a message of the database. */
export const tellsOfInside = (body: string): boolean => STACK.test(body) || DATABASE.test(body)
