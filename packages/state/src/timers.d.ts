// The timers that all platforms of the shop have. The types of the DOM are not included, so that stores cannot use a
// platform directly.
type Timer = { readonly timer: unique symbol }
declare function setTimeout(action: (...args: never[]) => void, ms?: number, ...args: unknown[]): Timer
declare function clearTimeout(timer: Timer | undefined): void
declare function setInterval(action: () => void, ms?: number): Timer
declare function clearInterval(timer: Timer | undefined): void
