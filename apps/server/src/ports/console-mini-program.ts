import { MESSAGE_KIND } from '@hearth/domain'
import type { MiniProgram } from '#ports/mini-program'
import { wordsOf } from '#ports/console-notifier'

/**
 * Replaces the mini-program's messaging app in development. Any login code identifies the same person, every kind of
 * message has a template, and messages are written to the server's own output.
 */
export const consoleMiniProgram = (print: (line: string) => void = console.log): MiniProgram => ({
  templates: Object.fromEntries(Object.values(MESSAGE_KIND).map((kind) => [kind, `template-${kind}`])),
  openIdOf: () => Promise.resolve('whoever-asks'),
  send({ openId, templateId: _, page, ...message }) {
    print(`App message to ${openId}: ${wordsOf(message)} -> ${page}`)
    return Promise.resolve('delivered' as const)
  },
})
