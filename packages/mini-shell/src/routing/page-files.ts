import { ROUTE_NAMES, type RouteName } from '@hearth/screens/route-table'
import { screenExport, screenFolder } from '@hearth/screens/screen-names'
import { pagePath } from './page-path'
import { WINDOW_PAGE } from './window-page'

/** Returns the files of a page's component and configuration, by their paths in `src`. */
const filesOf = (page: string, show: string, config: string): [path: string, text: string][] => [
  [`${page}.tsx`, show],
  [`${page}.config.ts`, config],
]

const screenPage = (name: RouteName): [path: string, text: string][] =>
  filesOf(
    pagePath(name),
    `import { ${screenExport(name)} } from '@hearth/screens/${screenFolder(name)}'
import { shellPage } from '../../page/shell-page'

export default shellPage('${name}', ${screenExport(name)})
`,
    `import { pageConfig } from '../../routing/page-config'

export default pageConfig('${name}')
`,
  )

/**
 * The text of each file of all pages, by path. The platforms need files for each page, although all pages are alike.
 */
export const pageFiles: Record<string, string> = Object.fromEntries([
  ...ROUTE_NAMES.flatMap(screenPage),
  ...filesOf(
    WINDOW_PAGE,
    `export { default } from '../../window/web-window'\n`,
    `export { default } from '../../window/web-window.config'\n`,
  ),
])
