import { browserTests, preset } from '@hearth/vitest'
import { routeModules } from './route-modules.ts'

/** Stands in for the page files that the build reads from the client's manifest. */
const pageFiles = {
  name: 'page-files',
  resolveId: (id: string) => (id === 'virtual:page-files' ? `\0${id}` : undefined),
  load: (id: string) =>
    id === '\0virtual:page-files'
      ? `const files = { entry: '/assets/entry.js', preloads: ['/assets/page.js'], styles: [{ href: '/assets/a.css', text: '.a{color:red}', source: "'sha256-a'" }] }
         export const pageFiles = new Proxy({}, { get: () => files })`
      : undefined,
}

export default preset(
  { ...browserTests, include: ['test/**/*.test.{ts,mjs}', 'src/**/*.test.ts'], maxWorkers: 2 },
  { plugins: [pageFiles, routeModules] },
)
