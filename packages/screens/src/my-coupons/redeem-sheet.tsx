import { myCouponsStore, useActions, useShop } from '@hearth/state'
import { Box, Button, FormField, Input, Sheet } from '@hearth/ui'
import { useState } from 'react'

/** Maximum length of a typed code. */
const LONGEST = 40

/** Asks for a coupon code and redeems it. A refusal is shown at the field. */
export function RedeemSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const refusal = useShop(myCouponsStore, (state) => state.refusal)
  const { redeem, forgetRefusal } = useActions(myCouponsStore)
  const [code, setCode] = useState('')
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const isEmpty = code.trim() === ''
  const close = () => {
    setCode('')
    setAsked(false)
    forgetRefusal()
    onClose()
  }
  const submit = async () => {
    setAsked(true)
    if (isEmpty || busy) return
    setBusy(true)
    const done = await redeem(code.trim())
    setBusy(false)
    if (done) close()
  }
  return (
    <Sheet open={open} onClose={close} title="兑换优惠券">
      <Box as="form" onSubmit={() => void submit()}>
        <FormField
          label="兑换码"
          required
          hint="输入卡片上的兑换码，不区分大小写"
          error={refusal ?? (asked && isEmpty ? '请输入兑换码' : undefined)}
        >
          {(input) => (
            <Input
              {...input}
              value={code}
              onChange={(value) => {
                setCode(value)
                forgetRefusal()
              }}
              maxLength={LONGEST}
              placeholder="例如 NUANJU2026"
              autoComplete="off"
            />
          )}
        </FormField>
        <Button type="submit" block busy={busy}>
          兑换
        </Button>
      </Box>
    </Sheet>
  )
}
