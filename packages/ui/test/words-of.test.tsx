import { expect, it } from 'vitest'
import { Text } from '../src/index'
import { wordsOf } from '../src/primitives/taro/words-of'

it('names a check mark without a label by the text beside it', () => {
  const words = (
    <Text>
      共 {2} 件{false}
    </Text>
  )
  expect(wordsOf([words, '，设为默认地址'])).toBe('共 2 件，设为默认地址')
  expect(wordsOf(null)).toBe('')
})
