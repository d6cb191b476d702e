import { formatDateTime } from '@hearth/domain'
import { sessionsStore, useActions, useShop } from '@hearth/state'
import { Box, Button, Cell, Sheet, Skeleton, Text } from '@hearth/ui'
import { useState } from 'react'
import css from './account.module.css'

/** The devices on which the shopper is logged in, with buttons that log them out. */
export function LoginDevices() {
  const { status, data } = useShop(sessionsStore, (state) => state.sessions)
  const { load, end } = useActions(sessionsStore)
  const [open, setOpen] = useState(false)
  const show = () => {
    setOpen(true)
    void load()
  }
  return (
    <>
      <Cell icon="shield" title="登录设备" onPress={show} />
      <Sheet
        open={open}
        title="登录设备"
        onClose={() => setOpen(false)}
        footer={
          data && data.length > 1 ? (
            <Button kind="outline" block onPress={() => end('others')}>
              退出其他所有设备
            </Button>
          ) : undefined
        }
      >
        <Box live="polite">
          {!data && status === 'loading' && <Skeleton lines={3} />}
          {data?.map(({ sessionId, device, usedAt, current }) => (
            <Box key={sessionId} className={css.device}>
              <Box className={css.personWords}>
                <Text as="p">{device}</Text>
                <Text as="p" className={css.note}>
                  {current ? '本机' : `最近使用 ${formatDateTime(usedAt)}`}
                </Text>
              </Box>
              {!current && (
                <Button kind="outline" size="s" label={`退出 ${device}`} onPress={() => end(sessionId)}>
                  退出
                </Button>
              )}
            </Box>
          ))}
        </Box>
        {!data && status === 'failed' && (
          <Button kind="text" flush onPress={load}>
            加载失败，点击重试
          </Button>
        )}
      </Sheet>
    </>
  )
}
