/** Kinds of devices. Each has a drawing in `art/`. */
export type DeviceKind =
  | 'speaker'
  | 'mini-speaker'
  | 'soundbar'
  | 'display'
  | 'display-tall'
  | 'tv'
  | 'projector'
  | 'lock'
  | 'lock-slim'
  | 'doorbell'
  | 'camera'
  | 'camera-outdoor'
  | 'bulb'
  | 'desk-lamp'
  | 'ceiling-lamp'
  | 'strip-lamp'
  | 'night-lamp'
  | 'robot-vacuum'
  | 'stick-vacuum'
  | 'window-robot'
  | 'floor-washer'
  | 'watch'
  | 'watch-square'
  | 'band'
  | 'kids-watch'
  | 'sensor'
  | 'sensor-tall'
  | 'gateway'
  | 'plug'
  | 'panel'
  | 'story-robot'
  | 'learning-pad'
  | 'blocks'
  | 'reading-pen'
  | 'purifier'
  | 'humidifier'
  | 'fan'
  | 'curtain'
  | 'scale'
  | 'earbuds'

/** A colour of a device: its Chinese name, and the colour its body is drawn with. */
export interface DemoColour {
  name: string
  /** Letters that name the colour in addresses, such as `moon`. */
  key: string
  /** Body colour, `#rrggbb`. */
  body: string
}

/** A second choice beside the colour, such as 规格 = 2 只装. */
export interface DemoOption {
  value: string
  /** Fen: added to the spu's price. */
  extra: number
}

/** A spu of the demo shop, as a shop owner would describe it. */
export interface DemoSpu {
  spuNo: string
  category: string
  brand: string
  name: string
  sellingPoint: string
  device: DeviceKind
  /** Fen, for the first option. */
  price: number
  /** Fen: the price that the maker suggests, for the first option. */
  marketPrice?: number
  /**
   * Fen: the selling price before the day on which the shop opened; from that day on, the spu costs `price`. When
   * absent, it cost `price` before too.
   */
  soldAt?: number
  colours: DemoColour[]
  /** Name of the second choice; when absent, only the colour is chosen. */
  optionName?: string
  options?: DemoOption[]
  highlights: string[]
  specifications: Record<string, Record<string, string>>
  sold: number
  /** Pieces of each sku; 120 when absent. 0 shows a sold-out sku. */
  stock?: number[]
}

/** A category of the demo shop. */
export interface DemoCategory {
  code: string
  name: string
  subtitle: string
  /** The device in its picture. */
  device: DeviceKind
  colour: string
}
