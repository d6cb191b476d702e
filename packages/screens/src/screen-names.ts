import type { RouteName } from '#route-table'

/** The folder of a page's screen, such as `order-detail`: `@hearth/screens/order-detail`. */
export const screenFolder = (name: RouteName): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The export of that folder, such as `OrderDetailScreen`. */
export const screenExport = (name: RouteName): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}Screen`
