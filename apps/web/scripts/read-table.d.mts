import type { RouteName, RouteRow } from '@hearth/screens/route-table'

/** A row of the table of routes, and where its screen is. */
export interface TableRow {
  name: RouteName
  row: RouteRow
  /** Folder of the screen, as in `@hearth/screens/<folder>`. */
  folder: string
  /** What the folder exports. */
  component: string
}

/** Every row of the shop's table of routes. */
export function readTable(): Promise<TableRow[]>
