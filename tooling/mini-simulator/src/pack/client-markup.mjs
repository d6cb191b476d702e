import { clientTags } from './builtin-templates.mjs'

const TAG = new RegExp(`<(/?)(${[...clientTags].sort((a, b) => b.length - a.length).join('|')})(?=[\\s/>])`, 'g')
const HANDLER = /(\s)(bind|catch|mut-bind|capture-bind|capture-catch)([a-z]\w*=")/g

/**
 * Converts markup for the engine: elements of the client get a prefix, as in the real client, and the names of event
 * handlers get a colon.
 * @param {string} markup wxml
 */
export const clientMarkup = (markup) => markup.replace(TAG, '<$1wx-$2').replace(HANDLER, '$1$2:$3')
