import { appStore, handOutStore, useActions, usePorts, useShop, type MyStore } from '@hearth/state'
import { Box, Button, Choice, EmptyState, FormField, Image, Input, Loaded, Sheet, Skeleton, Text } from '@hearth/ui'
import { useEffect, useState } from 'react'
import css from './trial-sheet.module.css'

export interface TrialSheetProps {
  open: boolean
  trials: NonNullable<MyStore['trials']>
  onClose: () => void
}

/**
 * Makes a poster for a free trial: the promoter chooses a product and writes a line of text, and the poster has a code
 * that leads to the trial.
 */
export function TrialSheet({ open, trials: { total, used }, onClose }: TrialSheetProps) {
  const { offers, poster } = useShop(handOutStore, (state) => state)
  const { load, draw, clear } = useActions(handOutStore)
  const { openFile } = usePorts()
  const { showToast } = useActions(appStore)
  const [chosen, setChosen] = useState<string>()
  const [text, setText] = useState('')
  useEffect(() => {
    if (open) void load()
  }, [load, open])
  const skuNo = chosen ?? offers.data?.[0]?.skuNo
  const drawn = poster.data
  const left = total - used
  const close = () => {
    clear()
    onClose()
  }
  return (
    <Sheet
      open={open}
      title="送出免费试用"
      onClose={close}
      footer={
        drawn ? (
          <Box className={css.ways}>
            <Button kind="outline" block onPress={clear}>
              再做一张
            </Button>
            {openFile && (
              <Button block onPress={() => openFile(drawn.url).catch((error: Error) => showToast(error.message))}>
                打开原图
              </Button>
            )}
          </Box>
        ) : (
          skuNo !== undefined &&
          left > 0 && (
            <Button block busy={poster.status === 'loading'} onPress={() => draw(skuNo, text)}>
              生成海报
            </Button>
          )
        )
      }
    >
      {drawn ? (
        <Box live="polite" className={css.stage}>
          <Image
            src={drawn.url}
            alt={drawn.alt}
            width={drawn.width}
            height={drawn.height}
            sizes="280px"
            className={css.picture}
          />
          <Text className={css.note}>长按图片可以保存或发送给朋友</Text>
        </Box>
      ) : (
        <Box className={css.form}>
          <Text as="p" className={css.note}>
            {left > 0
              ? `还可以送 ${left} 份，每生成一张海报算 1 份。好友扫码申请，由商城审核。`
              : `${total} 份已经送完，好友仍可以扫之前的海报申请。`}
          </Text>
          <Loaded
            load={offers}
            onRetry={() => void load()}
            skeleton={<Skeleton lines={4} />}
            emptyState={<EmptyState title="现在没有可以试用的商品" text="新的试用上线后可以再来看看" />}
          >
            {(products) =>
              left > 0 && (
                <>
                  <Choice
                    kind="radiogroup"
                    label="试用商品"
                    className={css.offers}
                    options={products.map((offer) => ({
                      key: offer.skuNo,
                      selected: offer.skuNo === skuNo,
                      className: offer.skuNo === skuNo ? css.chosen : css.offer,
                      content: offer.name,
                    }))}
                    onChoose={setChosen}
                  />
                  <FormField label="推荐语" hint="选填，写在海报上">
                    {(input) => (
                      <Input
                        {...input}
                        value={text}
                        maxLength={200}
                        placeholder="我家用了半年，推荐你也试试"
                        onChange={setText}
                      />
                    )}
                  </FormField>
                  {poster.status === 'failed' && (
                    <Text as="p" className={css.bad}>
                      {poster.error?.message ?? '海报生成失败，请重试'}
                    </Text>
                  )}
                </>
              )
            }
          </Loaded>
        </Box>
      )}
    </Sheet>
  )
}
