import { addRoutes } from '@hearth/screens/routes'
import { loaders, rows } from 'virtual:more-routes'

addRoutes(rows)

/** Functions that load the code of all pages except home and product, which `screens.ts` loads itself. */
export const moreScreens = loaders
