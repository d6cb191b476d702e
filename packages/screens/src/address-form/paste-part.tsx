import { addressesStore, appStore, useActions } from '@hearth/state'
import { Box, Button, TextArea } from '@hearth/ui'
import { useState } from 'react'
import { emptyForm, type AddressValues } from './address-values'
import css from './address-form.module.css'

/** Fills the form from a pasted address. */
export function PastePart({ onFound }: { onFound: (found: Partial<AddressValues>) => void }) {
  const { loadAreas } = useActions(addressesStore)
  const { showToast } = useActions(appStore)
  const [text, setText] = useState('')
  const read = async () => {
    try {
      const { readPasted } = await import('./read-pasted')
      const found = await readPasted(text, loadAreas)
      const { provinceCode, provinceName, cityCode, cityName, districtCode, districtName, streetCode, streetName } =
        emptyForm
      // If areas were found, they replace the form's whole area.
      onFound(
        found.provinceCode
          ? {
              provinceCode,
              provinceName,
              cityCode,
              cityName,
              districtCode,
              districtName,
              streetCode,
              streetName,
              ...found,
            }
          : found,
      )
      // If the shopper has changed the pasted text meanwhile, the field keeps the new text.
      setText((now) => (now === text ? '' : now))
    } catch {
      showToast('识别失败，请检查网络后重试')
    }
  }
  return (
    <Box className={css.paste}>
      <TextArea
        label="粘贴地址自动识别"
        rows={2}
        value={text}
        onChange={setText}
        maxLength={300}
        placeholder="粘贴姓名、手机号和地址，自动识别填写"
        className={css.pasteText}
      />
      <Button kind="soft" size="s" disabled={!text.trim()} onPress={read}>
        识别
      </Button>
    </Box>
  )
}
