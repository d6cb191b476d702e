import { Box, Button, TextArea } from '@hearth/ui'
import { useState } from 'react'
import type { AddressValues } from './address-values'
import { parseAddress } from './parse-address'
import css from './address-form.module.css'

/** Takes a copied address apart, so that nobody types what they have in writing already. */
export function PastePart({ onFound }: { onFound: (found: Partial<AddressValues>) => void }) {
  const [text, setText] = useState('')
  return (
    <Box className={css.paste}>
      <TextArea label="粘贴地址自动识别" rows={2} value={text} onChange={setText} maxLength={300} placeholder="粘贴姓名、手机号和地址，自动识别填写" className={css.pasteText} />
      <Button
        kind="soft"
        size="s"
        disabled={!text.trim()}
        onPress={() => {
          onFound(parseAddress(text))
          setText('')
        }}
      >
        识别
      </Button>
    </Box>
  )
}
