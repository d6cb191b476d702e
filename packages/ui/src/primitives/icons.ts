/** Paths of icons, as strokes on a 24 × 24 grid, drawn for this shop. */
export const ICONS = {
  home: 'M4 11 12 4l8 7v9h-5v-6H9v6H4z',
  grid: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
  cart: 'M2.5 4H5l2.4 11.2h10.8L20.5 7H5.7M9 19.5h.01M16.5 19.5h.01',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4.5 20.5c.6-3.7 3.6-5.5 7.5-5.5s6.9 1.8 7.5 5.5',
  back: 'm14.5 5-7 7 7 7',
  right: 'm9.5 5.5 6.5 6.5-6.5 6.5',
  close: 'm6 6 12 12M18 6 6 18',
  check: 'm5 12.5 4.7 4.7L19.5 7.3',
  plus: 'M12 5.5v13M5.5 12h13',
  minus: 'M5.5 12h13',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14M16 16l4.5 4.5',
  pin: 'M12 21.5c4.5-4.7 7-8.2 7-11.5a7 7 0 1 0-14 0c0 3.3 2.5 6.8 7 11.5M12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  truck: 'M2.5 5.5h12v11h-12zM14.5 9.5h4l3 3.5v3.5h-7M7 18.5h.01M17.5 18.5h.01',
  box: 'M4 8v8.5l8 4.5 8-4.5V8l-8-4.5zM4 8l8 4.5L20 8M12 12.5V21',
  wallet: 'M3.5 6.5h17v13h-17zM3.5 6.5l11-3v3M16.5 13h.01',
  shield: 'M12 3.5 5 6v5.5c0 4.3 2.8 7.4 7 9 4.2-1.6 7-4.7 7-9V6zM9 12l2.2 2.2L15.3 10',
  ticket: 'M3.5 6.5h17v3.7a1.9 1.9 0 0 0 0 3.6v3.7h-17v-3.7a1.9 1.9 0 0 0 0-3.6zM9.5 9.5v5',
  trash: 'M4.5 6.5h15M9.5 6.5v-3h5v3M6.5 6.5l.8 13.5h9.4l.8-13.5',
  heart: 'M12 20C5 15 3 11.5 3 8.4a4.6 4.6 0 0 1 9-1.3 4.6 4.6 0 0 1 9 1.3c0 3.1-2 6.6-9 11.6',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M12 11v5.5M12 7.5h.01',
  alert: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17h.01',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M12 7v5.2l3.5 2',
  phone: 'M7.5 3.5h9v17h-9zM11 17.5h2',
  text: 'M4.5 6.5v-1h15v1M12 5.5v13M9.5 18.5h5',
  gift: 'M4 8.5h16v12H4zM4 12.5h16M12 20.5v-12l-4-4M12 8.5l4-4',
  share: 'M12 15.5V3.5M7.5 7.5 12 3l4.5 4.5M5.5 12v8h13v-8',
} as const

/** Name of an icon. */
export type IconName = keyof typeof ICONS

/** The icon has the colour of the text around it. */
export interface IconProps {
  name: IconName
  /** Width and height in author px; 20 by default. */
  size?: number
  className?: string
}
