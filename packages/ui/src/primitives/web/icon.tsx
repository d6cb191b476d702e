import { ICONS, type IconProps } from '../icons'

/** The icon of the web, as inline SVG in the colour of the text around it. Hidden from screen readers. */
export function Icon({ name, size = 20, className }: IconProps) {
  const side = `${size / 100}rem` // A `style` would need a looser content security policy, so attributes set the size.
  return (
    <svg
      className={className}
      width={side}
      height={side}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICONS[name]} />
    </svg>
  )
}
