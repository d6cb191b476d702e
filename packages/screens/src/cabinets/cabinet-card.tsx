import { CABINET_STATUS, CABINET_STATUS_LABEL } from '@hearth/domain'
import type { Cabinet, ChosenCabinet } from '@hearth/state'
import { Box, Button, Text } from '@hearth/ui'
import { PlaceCard } from '#parts/address/place-list'
import css from './cabinets.module.css'

type Shown = ChosenCabinet & Pick<Cabinet, 'status' | 'telephone' | 'openingHours' | 'distance'>

/** A cabinet or a pickup point. A full one cannot be chosen. */
export function CabinetCard({
  cabinet,
  current,
  onChoose,
}: {
  cabinet: Shown
  current: boolean
  onChoose: (cabinet: ChosenCabinet) => void
}) {
  const { cabinetId, name, address, telephone, openingHours, status } = cabinet
  const full = status === CABINET_STATUS.full
  const says = full ? CABINET_STATUS_LABEL[status] : current ? '已选' : '送到这里'
  return (
    <PlaceCard place={cabinet}>
      <Box className={css.foot}>
        <Text className={css.note}>
          {openingHours} · 电话 {telephone}
        </Text>
        <Button
          size="s"
          kind={current ? 'primary' : 'outline'}
          disabled={full}
          label={`${says} ${name}`}
          onPress={() => onChoose({ cabinetId, name, address })}
        >
          {says}
        </Button>
      </Box>
    </PlaceCard>
  )
}
