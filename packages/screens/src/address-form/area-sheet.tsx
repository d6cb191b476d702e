import { addressesStore, useActions } from '@hearth/state'
import { AreaPicker } from '@hearth/ui'
import { areaOf, type AddressValues } from './address-values'

export interface AreaSheetProps {
  open: boolean
  onClose: () => void
  values: AddressValues
  onDone: (area: Partial<AddressValues>) => void
}

/** Lets the shopper pick a province, city, district and street. */
export function AreaSheet({ open, onClose, values, onDone }: AreaSheetProps) {
  const { loadAreas } = useActions(addressesStore)
  return (
    <AreaPicker
      open={open}
      onClose={onClose}
      value={areaOf(values)}
      rootCode=""
      loadAreas={loadAreas}
      onDone={({ province, city, district, street }) =>
        onDone({
          provinceCode: province.code,
          provinceName: province.name,
          cityCode: city.code,
          cityName: city.name,
          districtCode: district.code,
          districtName: district.name,
          streetCode: street?.code ?? '',
          streetName: street?.name ?? '',
        })
      }
    />
  )
}
