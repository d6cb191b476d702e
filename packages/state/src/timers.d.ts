// The timers that every platform of the shop has. The DOM's types are not included, so that no store can use a
// platform.
type Timer = { readonly timer: unique symbol }
declare function setTimeout(action: (...args: never[]) => void, ms?: number, ...args: unknown[]): Timer
declare function clearTimeout(timer: Timer | undefined): void
declare function setInterval(action: () => void, ms?: number): Timer
declare function clearInterval(timer: Timer | undefined): void
