/// <reference path="./css.d.ts" />
export { UiProvider, useUi, type UiPorts } from './context/ui-context'
export { ownColours } from './own-colours'
export type { AreaView, LoadView, PictureView, ProductView, ShopView, SkuMatrixRow } from './views'
export {
  Box,
  Checkbox,
  Choice,
  Drawing,
  HoverArea,
  Icon,
  Image,
  Input,
  late,
  Link,
  Overlay,
  Portal,
  Press,
  ReachEnd,
  Scroll,
  Text,
  TextArea,
} from '#primitives'
export type {
  BoxProps,
  CheckboxProps,
  ChoiceProps,
  DrawingProps,
  DrawnPath,
  ImageProps,
  InputProps,
  LinkProps,
  PressProps,
  ReachEndProps,
  ScrollProps,
  TextAreaProps,
  TextProps,
} from './primitives/types'
export type { IconName, IconProps } from './primitives/icons'
export { NOT_LOADED, type LateCode, type LateProps } from './primitives/late-props'
export type { Action } from './primitives/use-press'
export { AreaPicker, type AreaChoice, type AreaPickerProps } from './components/area-picker'
export { Badge } from './components/badge'
export { Button, type ButtonProps } from './components/button'
export { BuyBar } from './components/buy-bar'
export { Card, type CardProps } from './components/card'
export { Cell, type CellProps } from './components/cell'
export { Chart, type ChartPoint, type ChartProps } from './components/chart'
export { chartShape, type ChartKind, type ChartShape } from './components/chart-shape'
export { Countdown, type CountdownProps } from './components/countdown'
export { DesktopHeader, type DesktopHeaderProps, type HeaderMenuEntry } from './components/desktop-header'
export { Dialog, type DialogProps } from './components/dialog'
export { EmptyState, type EmptyStateProps } from './components/empty-state'
export { ErrorState, type ErrorStateProps } from './components/error-state'
export { Footer } from './components/footer'
export { FormField, type FieldInputProps, type FormFieldProps } from './components/form-field'
export { Gallery, type GalleryProps } from './components/gallery'
export { HiddenText } from './components/hidden-text'
export { InfiniteList, type InfiniteListProps } from './components/infinite-list'
export { ListEnd, type ListEndProps, type MoreItems } from './components/list-end'
export { Loaded, type LoadedProps } from './components/loaded'
export { LoadingOverlay } from './components/loading-overlay'
export { Logo } from './components/logo'
export { OrderStatusBadge } from './components/order-status-badge'
export { Page, type PageProps } from './components/page'
export { Pills, type PillsProps } from './components/pills'
export { Price, type PriceProps } from './components/price'
export { ProductCard } from '#hot'
export type { ProductCardProps } from './hot/types'
export { ProductGrid, type ProductGridProps } from './components/product-grid'
export { QuantityStepper, type QuantityStepperProps } from './components/quantity-stepper'
export { type SceneName } from './components/scene'
export { Section, type SectionProps } from './components/section'
export { Sheet, type SheetProps } from './components/sheet'
export { ListSkeleton, ProductGridSkeleton, Skeleton, type SkeletonProps } from './components/skeleton'
export { SkuPicker, type SkuPickerProps } from './components/sku-picker'
export { SkuSheet, type SkuSheetProps } from './components/sku-sheet'
export { Steps, type StepsProps } from './components/steps'
export { Swiper, type SwiperProps } from './components/swiper'
export { TabBar, type TabBarItem } from './components/tab-bar'
export { Tabs, type TabsProps } from './components/tabs'
export { Tag, type TagProps } from './components/tag'
export { ToastHost, type ToastHostProps } from './components/toast-host'
