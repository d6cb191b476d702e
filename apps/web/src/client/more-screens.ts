import { addRoutes } from '@hearth/screens/routes'
import { loaders, rows } from 'virtual:more-routes'

addRoutes(rows)

/** The code of each page except home and product, which `screens.ts` fetches itself. */
export const moreScreens = loaders
