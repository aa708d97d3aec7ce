// The document's own tokens, so that a page can lay itself out with them.
import './tokens/document.css.js';

// Actions
export { Button, type ButtonProps, type ButtonSize, type ButtonType } from './button/button.js';
export { IconButton, type IconButtonProps, type IconButtonSize } from './icon-button/icon-button.js';
export { Link, type LinkProps } from './link/link.js';
export { Menu, type MenuProps, type MenuTrigger } from './menu/menu.js';
export type { MenuItem } from './menu/menu-items.js';
export { MenuButton, MenuIconButton, type MenuButtonProps, type MenuIconButtonProps } from './menu/menu-button.js';
export { Tooltip, type TooltipProps } from './tooltip/tooltip.js';

// Forms
export { Form, type FormProps } from './form/form.js';
export { hasUnsaved } from './form/unsaved.js';
export { Field, type FieldProps, type FieldTexts, type FieldWiring } from './field/field.js';
export { TextField, type TextFieldProps } from './text-field/text-field.js';
export { Textarea, type TextareaProps } from './textarea/textarea.js';
export { PasswordField, type PasswordFieldProps, type PasswordRequirement } from './password-field/password-field.js';
export { usePasswordPolicy } from './password-field/use-password-policy.js';
export { NumberField, type NumberFieldProps } from './number-field/number-field.js';
export { MoneyField, type MoneyFieldProps } from './money-field/money-field.js';
export { PhoneField, type PhoneFieldProps } from './phone-field/phone-field.js';
export { DateField, type DateFieldProps } from './date-field/date-field.js';
export { DateTimeField, type DateTimeFieldProps } from './date-time-field/date-time-field.js';
export { SearchField, type SearchFieldProps } from './search-field/search-field.js';
export { Combobox, type ComboboxProps } from './combobox/combobox.js';
export type { Suggestions } from './combobox/suggestion-list.js';
export {
  SelectField,
  type SelectFieldProps,
  type SelectGroup,
  type SelectOption,
} from './select-field/select-field.js';
export { SegmentedControl, type Segment, type SegmentedControlProps } from './segmented-control/segmented-control.js';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group/radio-group.js';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.js';
export { CheckboxGroup, type CheckboxGroupProps, type CheckboxOption } from './checkbox-group/checkbox-group.js';
export { Switch, type SwitchProps } from './switch/switch.js';
export { FileUpload, type FileUploadProps } from './file-upload/file-upload.js';
export type { UploadItem } from './file-upload/file-row.js';
export { ErrorSummary, type ErrorSummaryProps, type FieldError } from './error-summary/error-summary.js';

// Feedback
export { Banner, type BannerProps, type BannerTone } from './banner/banner.js';
export { Toast, type ToastProps } from './toast/toast.js';
export { ToastList, type ToastItem, type ToastListProps } from './toast/toast-list.js';
export { Spinner, type SpinnerProps } from './spinner/spinner.js';
export { ProgressBar, type ProgressBarProps, type ProgressProps } from './progress-bar/progress-bar.js';
export { ProgressRing, type ProgressRingProps } from './progress-ring/progress-ring.js';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.js';
export { CardSkeleton, FormSkeleton, ListSkeleton, TableSkeleton } from './skeletons/skeletons.js';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.js';
export { Overlay, type OverlayProps } from './overlay/overlay.js';
export { Dialog, type DialogButton, type DialogHandle, type DialogProps } from './dialog/dialog.js';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog/confirm-dialog.js';
export { Drawer, type DrawerProps } from './drawer/drawer.js';

// Navigation
export { Breadcrumb, type BreadcrumbProps, type Crumb } from './breadcrumb/breadcrumb.js';
export { Stepper, type Step, type StepperProps } from './stepper/stepper.js';
export { Tabs, type Tab, type TabsProps } from './tabs/tabs.js';
export { Pagination, type PaginationProps } from './pagination/pagination.js';
export { Accordion, type AccordionProps, type AccordionSection } from './accordion/accordion.js';
export { Sidebar, type SidebarProps } from './sidebar/sidebar.js';
export { SidebarItem, type SidebarItemProps, type SidebarMark } from './sidebar/sidebar-item.js';
export {
  SidebarGroup,
  SidebarSection,
  type SidebarGroupProps,
  type SidebarSectionProps,
} from './sidebar/sidebar-group.js';
export { SidebarMenuItem, type SidebarMenuItemProps } from './sidebar/sidebar-menu-item.js';
export { CommandSearch, type CommandSearchProps } from './command-search/command-search.js';
export type { Command, CommandGroup } from './command-search/command-list.js';

// Data
export { DataTable, type DataTableProps } from './data-table/data-table.js';
export type { CellValue, TableColumn } from './data-table/columns.js';
export type { TableFilter } from './data-table/filters.js';
export type { DataTableState, TablePage, TableSort } from './data-table/use-data-table.js';
export type { TablePaging } from './data-table/table-foot.js';
export { FilterChips, type FilterChip, type FilterChipsProps } from './filter-chips/filter-chips.js';
export { DescriptionList, type DescriptionRow } from './description-list/description-list.js';
export { BulletList, type BulletListProps } from './bullet-list/bullet-list.js';
export { StatusPill, type PillTone, type StatusPillProps } from './status-pill/status-pill.js';
export { Stat, type StatDelta, type StatProps } from './stat/stat.js';
export { Sparkline, type SparklineProps } from './stat/sparkline.js';
export { Timeline, type TimelineProps } from './timeline/timeline.js';
export type { TimelineEntry } from './timeline/timeline-item.js';
export { Price, type PriceProps } from './price/price.js';
export {
  PricingCard,
  type CardBannerTone,
  type PricingCardAction,
  type PricingCardProps,
} from './pricing-card/pricing-card.js';
export { PricingCardSkeleton } from './pricing-card/pricing-card-skeleton.js';
export { CardGrid, type CardGridProps } from './card-grid/card-grid.js';
export { ContentCard, type ContentCardProps } from './content-card/content-card.js';
export type { Discipline } from './content-card/discipline.js';
export { SidePanel, type SidePanelProps } from './side-panel/side-panel.js';
export { ChartFrame, type ChartFrameProps, type ChartTexts } from './chart/chart-frame.js';
export { LineChart, type LineChartProps, type LineSeries } from './line-chart/line-chart.js';
export type { AxisTexts, ChartAxis } from './chart/axis.js';
export type { ValueFormat, ValueFormatter } from './chart/value-format.js';
export { BarChart, type BarChartProps, type BarSeries } from './bar-chart/bar-chart.js';
export { HeatCalendar, type HeatCalendarProps } from './heat-calendar/heat-calendar.js';
export type { CalendarDay } from './heat-calendar/calendar.js';

// Page
export { Root, type RootProps } from './root/root.js';
export { PageLayout, type PageLayoutProps } from './page/page-layout/page-layout.js';
export { PageHeader, type PageHeaderAction, type PageHeaderProps } from './page/page-header/page-header.js';
export { SignupHeader, type SignupHeaderProps } from './page/signup-header/signup-header.js';
export { Footer, type FooterProps } from './page/footer/footer.js';
export { NotFound, type NotFoundProps } from './page/not-found/not-found.js';

// Identity
export { Icon, type IconProps, type IconSize } from './icon/icon.js';
export { Logo, type LogoProps } from './logo/logo.js';
export { Avatar, type AvatarProps, type AvatarSize } from './avatar/avatar.js';
export { CardBrand, isCardBrand, type CardBrandName } from './card-brand/card-brand.js';
export { CountryFlag, isFlagCountry, type CountryFlagProps, type FlagCountry } from './country-flag/country-flag.js';
export { StoreBadge, type StoreBadgeProps } from './store-badge/store-badge.js';
export { Copyright, type CopyrightProps } from './copyright/copyright.js';

// What a site's own words need, to be spoken like ours; `PageLanguage` of the package's main entry follows the session
export {
  defineWords,
  LanguageContext,
  useLocale,
  useWords,
  type Language,
  type LoadTexts,
  type TextsByName,
  type TextsOf,
  type Words,
} from './language/language.js';
