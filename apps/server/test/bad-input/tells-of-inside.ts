const STACK = /^\s+at .+:\d+:\d+/m
const DATABASE =
  /\b(?:syntax error at|relation "|column "\w+" |invalid input syntax|violates \w+ constraint|node_modules|kysely)/i

/** Whether a reply's body shows a stack, or what the database said. */
export const tellsOfInside = (body: string): boolean => STACK.test(body) || DATABASE.test(body)
