import type { RouteName } from '#route-table'

/** Returns the folder of a page's screen, such as `order-detail` of `@hearth/screens/order-detail`. */
export const screenFolder = (name: RouteName): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Returns the name that the folder of a page's screen exports, such as `OrderDetailScreen`. */
export const screenExport = (name: RouteName): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}Screen`
