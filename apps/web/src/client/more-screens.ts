import { addRoutes } from '@hearth/screens/routes'
import { loaders, rows } from 'virtual:more-routes'

addRoutes(rows)

/** Where the code of each page is, but for home and product, which `screens.ts` fetches itself. */
export const moreScreens = loaders
