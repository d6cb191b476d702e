import { clientTags } from './builtin-templates.mjs'

const TAG = new RegExp(`<(/?)(${[...clientTags].sort((a, b) => b.length - a.length).join('|')})(?=[\\s/>])`, 'g')
const HANDLER = /(\s)(bind|catch|mut-bind|capture-bind|capture-catch)([a-z]\w*=")/g

/**
 * Markup in the engine's form: the client's elements carry a prefix, as in the real client, and handlers a colon.
 * @param {string} markup wxml
 */
export const clientMarkup = (markup) => markup.replace(TAG, '<$1wx-$2').replace(HANDLER, '$1$2:$3')
