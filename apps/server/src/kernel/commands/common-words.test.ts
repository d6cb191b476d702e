import { expect, it } from 'vitest'
import { nextLine } from '#kernel/commands/common-words'
import { inLanguage } from '#kernel/commands/told'

it('shows the commands that can follow, each once', () => {
  const named = { agreeWithoutReturn: 'agree', lapse: undefined }
  expect(nextLine('after-sale', ['agree', 'agreeWithoutReturn', 'refuseGoods', 'lapse'], named)).toBe(
    '  next: hearth after-sale agree|refuse-goods',
  )
  expect(inLanguage('zh', () => nextLine('post', ['takeDown']))).toBe('  可做：hearth post take-down')
  expect(inLanguage('zh', () => nextLine('post', []))).toBe('  暂无可做的操作')
})
