import { glassEasel, MiniProgramEnv } from 'glass-easel-miniprogram-adapter'
import { app } from './app-package.mjs'
import { builtins } from './builtins/index.mjs'
import { noteError } from './log.mjs'

/**
 * The view layer of the phone: the rendering engine of mini-programs, with the client's components and the files of the
 * app.
 */
const environment = new MiniProgramEnv()

glassEasel.addGlobalErrorListener((error) => {
  noteError('engine', error)
  return false
})
glassEasel.addGlobalWarningListener(() => false)

const clientSpace = environment.getGlobalCodeSpace()
const clientComponents = Object.entries(builtins).map(([tag, definition]) => {
  const path = `__builtin/${tag}`
  clientSpace.addComponentStaticConfig(path, { component: true })
  clientSpace.addCompiledTemplate(path, { groupList: app.templates, content: app.templates[path] })
  return { tag, component: clientSpace.component(path).definition(definition).register() }
})

/** The engine's registry of the app's pages and components. */
export const codeSpace = environment.createCodeSpace('', true)
codeSpace.getComponentSpace().updateComponentOptions({ writeIdToDOM: true })
for (const { tag, component } of clientComponents)
  codeSpace.getComponentSpace().setGlobalUsingComponent(`wx-${tag}`, /** @type {any} */ (component)._$)

for (const [path, config] of Object.entries(app.json)) {
  if (path !== 'app' && app.templates[path])
    codeSpace.addComponentStaticConfig(path, { usingComponents: {}, ...config })
}
for (const [path, content] of Object.entries(app.templates)) {
  if (!path.startsWith('__builtin/')) codeSpace.addCompiledTemplate(path, { groupList: app.templates, content })
}

const backend = new glassEasel.CurrentWindowBackendContext()
backend.onEvent((target, type, detail, options) => glassEasel.Event.triggerEvent(target, type, detail, options))

/** The browser's document, on which the engine draws. */
export const view = environment.associateBackend(backend)

for (const [path, css] of Object.entries(app.css)) {
  if (path === 'app') continue
  view.registerStyleSheetContent(path, css)
  codeSpace.addStyleSheet(path, path)
}
