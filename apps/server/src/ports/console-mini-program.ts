import { MESSAGE_KIND } from '@hearth/domain'
import type { MiniProgram } from '#ports/mini-program'
import { wordsOf } from '#ports/console-notifier'

/**
 * Stands in for the messaging app, for development: it takes every code of a login for a shopper of its own, has a
 * template for every kind, and writes messages to the server's own output.
 */
export const consoleMiniProgram = (print: (line: string) => void = console.log): MiniProgram => ({
  templates: Object.fromEntries(Object.values(MESSAGE_KIND).map((kind) => [kind, `template-${kind}`])),
  openIdOf: (code) => Promise.resolve(`open-${code}`),
  send({ openId, templateId: _, page, ...message }) {
    print(`App message to ${openId}: ${wordsOf(message)} -> ${page}`)
    return Promise.resolve('delivered' as const)
  },
})
