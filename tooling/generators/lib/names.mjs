/** `order-detail` -> `OrderDetail`. */
export const pascal = (kebab) => kebab.replace(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase())

/** `order-detail` -> `orderDetail`. */
export const camel = (kebab) => pascal(kebab).replace(/^./, (letter) => letter.toLowerCase())

/** Refuses a name that is not kebab-case. */
export function needKebab(name, what) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name ?? ''))
    throw new Error(`${what} must be kebab-case, such as order-detail; got ${name || 'none'}`)
}
