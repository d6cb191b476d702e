import type { CSSProperties, ReactNode } from 'react'
import type { Action } from './use-press'

/** Layout box: div and its kin on the web, View in the mini shells. */
export interface BoxProps {
  as?:
    | 'div'
    | 'section'
    | 'nav'
    | 'ul'
    | 'ol'
    | 'li'
    | 'header'
    | 'footer'
    | 'main'
    | 'article'
    | 'aside'
    | 'span'
    | 'form'
    | 'dl'
    | 'dt'
    | 'dd'
    | 'table'
    | 'tbody'
    | 'tr'
    | 'th'
    | 'td'
  className?: string
  style?: CSSProperties
  children?: ReactNode
  /**
   * Makes the box a button to touch, keyboard and screen reader. Prefer `Button` or `Link` where the whole thing is
   * one.
   */
  onPress?: () => void
  /** For `as="form"`: Enter in a field. */
  onSubmit?: () => void
  role?: string
  label?: string
  id?: string
  hidden?: boolean
  /** Spoken when it changes: `polite` for news, `assertive` for refusals. */
  live?: 'polite' | 'assertive'
  /** Out of sight for screen readers: decorations. */
  decorative?: boolean
}

/** Text. Block when `as` is p or a heading. */
export interface TextProps {
  as?: 'span' | 'p' | 'h1' | 'h2' | 'h3' | 'h4' | 'strong' | 'del' | 'em' | 'small'
  className?: string
  style?: CSSProperties
  children?: ReactNode
  id?: string
  /** Can be given focus by script: page titles after a route change. */
  focusable?: boolean
  /** Out of sight for screen readers. */
  decorative?: boolean
}

/** A picture of the shop. Keeps its place while it loads; the size asked for follows `sizes`. */
export interface ImageProps {
  /** Address without a size. */
  src: string
  /** Empty for a decoration. */
  alt: string
  /** Of the original, px: they fix the aspect. */
  width: number
  height: number
  /** How wide it is shown, as in HTML; `100vw` when absent. The mini shells read the last length. */
  sizes?: string
  /** The page's main picture: loaded first. */
  priority?: boolean
  /** Not yet: nothing is loaded, except without scripts, which could not say when. */
  waits?: boolean
  className?: string
  /** Called once it is in, or can't come. */
  onDone?: () => void
}

/** The bare touch target under every button. */
export interface PressProps {
  className?: string
  disabled?: boolean
  /** Still focusable, but ignores presses, and is announced as busy. */
  busy?: boolean
  onPress?: () => void
  /** What a screen reader says, where the content does not. */
  label?: string
  id?: string
  /** Ids of the hint and error texts, where it stands in for a field. */
  describedBy?: string
  type?: 'button' | 'submit'
  /** For things that open others. */
  expanded?: boolean
  /** Takes the focus when it appears, in place of the removed element that had it. */
  takesFocus?: boolean
  children?: ReactNode
}

/** A field of one line. */
export interface InputProps {
  value: string
  onChange: (value: string) => void
  /** `code` is an SMS code: digits, filled in by the phone. */
  type?: 'text' | 'tel' | 'number' | 'decimal' | 'code'
  placeholder?: string
  maxLength?: number
  /** What it is, where no visible label names it. */
  label?: string
  id?: string
  invalid?: boolean
  /** Ids of the hint and error texts. */
  describedBy?: string
  required?: boolean
  /** As in HTML, such as `tel` or `name`. */
  autoComplete?: string
  disabled?: boolean
  className?: string
  onBlur?: () => void
  onFocus?: () => void
  /** Takes the focus whenever this becomes another number except 0, such as once a code was sent. */
  focusTurn?: number
}

/** A field of several lines. */
export type TextAreaProps = Omit<InputProps, 'type' | 'autoComplete' | 'focusTurn'> & { rows?: number }

/** A check mark with its text. */
export interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** What a screen reader says; shown too when there are no children. */
  label?: string
  /** Shown beside the mark. */
  children?: ReactNode
  disabled?: boolean
  className?: string
}

/** An area that scrolls by itself. */
export interface ScrollProps {
  direction?: 'horizontal' | 'vertical'
  className?: string
  children?: ReactNode
  /** Names the area for screen readers. */
  label?: string
}

/** A way to another page of the shop. */
export interface LinkProps {
  /** Path of the route table, such as `/product/1001`. Plain `http` addresses leave the shop on the web. */
  to: string
  className?: string
  children?: ReactNode
  label?: string
  /** Called before it leads away, for closing menus. */
  onPress?: () => void
  /** Whether what it opens before it leads on is open; absent for a link that opens nothing. */
  expanded?: boolean
  /** Opens that: at a press while it is closed, or with the space bar or the arrow down. */
  onExpand?: () => void
  /** Whether it leads where the shopper is. */
  current?: boolean
}

/** Slides side by side, one at a time. */
export interface SlidesProps {
  slides: { key: string; content: ReactNode }[]
  /** Index of the slide shown. */
  current: number
  onCurrent: (index: number) => void
  /** Names it for screen readers. */
  label: string
  /** Height by width of the screen, for the mini shells, whose slides have no height of their own; 1 when absent. */
  aspect?: number
  className?: string
}

/** One of many: a radio group or a row of tabs. Arrow keys choose the next one on the web. */
export interface ChoiceProps {
  kind: 'radiogroup' | 'tablist'
  label: string
  className?: string
  options: {
    key: string
    selected: boolean
    label?: string
    className?: string
    content: ReactNode
  }[]
  onChoose: (key: string) => void
}

/**
 * Something above the page: holds the focus, gives it back, locks the scroll, closes on Esc, the back gesture where the
 * browser tells of it, and a press outside.
 */
export interface OverlayProps {
  open: boolean
  /** Esc, the back gesture or a press outside. Absent: it can't be dismissed. */
  onClose?: () => void
  /** What it is, for screen readers. */
  label: string
  /** `alertdialog` for questions that must be answered. */
  role?: 'dialog' | 'alertdialog'
  /** Where the content stands; `center` when absent. */
  place?: 'bottom' | 'center'
  /** Of the panel. */
  className?: string
  children?: ReactNode
}

/** Calls back when it comes near the view, for lists that grow. */
export interface ReachEndProps {
  onReach: () => void
  disabled?: boolean
}

/** Wraps a page that can be pulled down. */
export interface PullAreaProps {
  onRefresh: Action
  children?: ReactNode
}

/** Tells when the pointer or the keyboard is inside; the mini shells never call back. */
export interface HoverAreaProps {
  className?: string
  onInside: (inside: boolean) => void
  children?: ReactNode
}

/** The visible name of a field. */
export interface FieldLabelProps {
  htmlFor: string
  className?: string
  children?: ReactNode
}

/** A path of a drawing. */
export interface DrawnPath {
  /** As the attribute `d` of SVG; nothing is drawn of an empty one. */
  path: string
  /** Author px of its stroke; filled when absent. */
  stroke?: number
  /** Gives it its colour: that of text. */
  className?: string
}

/** Paths over one another, as wide and as high as the class says: `width` and `height` are those of their grid. */
export interface DrawingProps {
  width: number
  height: number
  paths: readonly DrawnPath[]
  /** What it shows, for screen readers. */
  label: string
  className?: string
}
