import { PRESENT_DEED_TEXT } from '@hearth/domain'
import { useActions, useShop, type StoreDefinition, type WelfareState } from '@hearth/state'
import { Box, Button, FormField, Input } from '@hearth/ui'
import { useState } from 'react'
import css from './welfare.module.css'

/** Asks a hotel guest for the code on the room card, and for the room number if presents are counted by room. */
export function GuestForm({
  store,
  needsRoom,
  hotelCode = '',
}: {
  store: StoreDefinition<WelfareState>
  needsRoom: boolean
  hotelCode?: string
}) {
  const taking = useShop(store, (state) => state.taking)
  const { takeAsGuest } = useActions(store)
  const [code, setCode] = useState(hotelCode)
  const [room, setRoom] = useState('')
  const [asked, setAsked] = useState(false)
  const lacksCode = code.trim() === ''
  const lacksRoom = needsRoom && room.trim() === ''
  const submit = async () => {
    setAsked(true)
    if (lacksCode || lacksRoom) return
    await takeAsGuest({ hotelCode: code.trim(), roomNo: needsRoom ? room.trim() : '' })
  }
  return (
    <Box className={css.form}>
      <FormField
        label="酒店编号"
        required
        hint="见房间内的活动卡片"
        error={asked && lacksCode ? '请填写酒店编号' : undefined}
      >
        {(input) => <Input {...input} value={code} onChange={setCode} maxLength={40} placeholder="如 BJ-WFJ-018" />}
      </FormField>
      {needsRoom && (
        <FormField label="房间号" required error={asked && lacksRoom ? '请填写房间号' : undefined}>
          {(input) => <Input {...input} value={room} onChange={setRoom} maxLength={20} placeholder="如 1808" />}
        </FormField>
      )}
      <Button block busy={taking} onPress={submit}>
        {PRESENT_DEED_TEXT.code}
      </Button>
    </Box>
  )
}
