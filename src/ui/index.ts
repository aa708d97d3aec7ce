// The document's own tokens, so that a page can lay itself out with them.
import './tokens/document.css.js';

// Actions
export { Button, type ButtonProps, type ButtonSize, type ButtonType } from './actions/button/button.js';
export { IconButton, type IconButtonProps, type IconButtonSize } from './actions/icon-button/icon-button.js';
export { Link, type LinkProps } from './navigation/link/link.js';
export { Menu, type MenuProps, type MenuTrigger } from './actions/menu/menu.js';
export type { MenuItem } from './actions/menu/menu-items.js';
export {
  MenuButton,
  MenuIconButton,
  type MenuButtonProps,
  type MenuIconButtonProps,
} from './actions/menu/menu-button.js';
export { Tooltip, type TooltipProps } from './feedback/tooltip/tooltip.js';

// Forms
export { Form, type FormProps } from './forms/form/form.js';
export { hasUnsaved } from './forms/form/unsaved.js';
export { Field, type FieldProps, type FieldTexts, type FieldWiring } from './forms/field/field.js';
export { TextField, type TextFieldProps } from './forms/text-field/text-field.js';
export { Textarea, type TextareaProps } from './forms/textarea/textarea.js';
export {
  PasswordField,
  type PasswordFieldProps,
  type PasswordRequirement,
} from './forms/password-field/password-field.js';
export { usePasswordPolicy } from './forms/password-field/use-password-policy.js';
export { NumberField, type NumberFieldProps } from './forms/number-field/number-field.js';
export { MoneyField, type MoneyFieldProps } from './forms/money-field/money-field.js';
export { PhoneField, type PhoneFieldProps } from './forms/phone-field/phone-field.js';
export { DateField, type DateFieldProps } from './forms/date-field/date-field.js';
export { DateTimeField, type DateTimeFieldProps } from './forms/date-time-field/date-time-field.js';
export { SearchField, type SearchFieldProps } from './forms/search-field/search-field.js';
export { Combobox, type ComboboxProps } from './forms/combobox/combobox.js';
export type { Suggestions } from './forms/combobox/suggestion-list.js';
export {
  SelectField,
  type SelectFieldProps,
  type SelectGroup,
  type SelectOption,
} from './forms/select-field/select-field.js';
export {
  SegmentedControl,
  type Segment,
  type SegmentedControlProps,
} from './forms/segmented-control/segmented-control.js';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './forms/radio-group/radio-group.js';
export { Checkbox, type CheckboxProps } from './forms/checkbox/checkbox.js';
export { CheckboxGroup, type CheckboxGroupProps, type CheckboxOption } from './forms/checkbox-group/checkbox-group.js';
export { Switch, type SwitchProps } from './forms/switch/switch.js';
export { FileUpload, type FileUploadProps } from './forms/file-upload/file-upload.js';
export type { UploadItem } from './forms/file-upload/file-row.js';
export { ErrorSummary, type ErrorSummaryProps, type FieldError } from './forms/error-summary/error-summary.js';

// Feedback
export { Banner, type BannerProps, type BannerTone } from './feedback/banner/banner.js';
export { Toast, type ToastProps } from './feedback/toast/toast.js';
export { ToastList, type ToastItem, type ToastListProps } from './feedback/toast/toast-list.js';
export { Spinner, type SpinnerProps } from './feedback/spinner/spinner.js';
export { ProgressBar, type ProgressBarProps, type ProgressProps } from './feedback/progress-bar/progress-bar.js';
export { ProgressRing, type ProgressRingProps } from './feedback/progress-ring/progress-ring.js';
export { Skeleton, type SkeletonProps } from './feedback/skeleton/skeleton.js';
export { CardSkeleton, FormSkeleton, ListSkeleton, TableSkeleton } from './feedback/skeletons/skeletons.js';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state/empty-state.js';
export { Overlay, type OverlayProps } from './feedback/overlay/overlay.js';
export { Dialog, type DialogButton, type DialogHandle, type DialogProps } from './feedback/dialog/dialog.js';
export { ConfirmDialog, type ConfirmDialogProps } from './feedback/confirm-dialog/confirm-dialog.js';
export { Drawer, type DrawerProps } from './feedback/drawer/drawer.js';

// Navigation
export { Breadcrumb, type BreadcrumbProps, type Crumb } from './navigation/breadcrumb/breadcrumb.js';
export { Stepper, type Step, type StepperProps } from './navigation/stepper/stepper.js';
export { Tabs, type Tab, type TabsProps } from './navigation/tabs/tabs.js';
export { Pagination, type PaginationProps } from './navigation/pagination/pagination.js';
export { Accordion, type AccordionProps, type AccordionSection } from './navigation/accordion/accordion.js';
export { useSidebar, type SidebarState } from './navigation/sidebar/sidebar-context.js';
export { Sidebar, type SidebarProps } from './navigation/sidebar/sidebar.js';
export { SidebarItem, type SidebarItemProps, type SidebarMark } from './navigation/sidebar/sidebar-item.js';
export {
  SidebarGroup,
  SidebarSection,
  type SidebarGroupProps,
  type SidebarSectionProps,
} from './navigation/sidebar/sidebar-group.js';
export { SidebarMenuItem, type SidebarMenuItemProps } from './navigation/sidebar/sidebar-menu-item.js';
export { CommandSearch, type CommandSearchProps } from './navigation/command-search/command-search.js';
export type { Command, CommandGroup } from './navigation/command-search/command-list.js';

// Data
export { DataTable, type DataTableProps } from './data/data-table/data-table.js';
export type { CellValue, TableColumn } from './data/data-table/columns.js';
export type { TableFilter } from './data/data-table/filters.js';
export type { DataTableState, TablePage, TableSort } from './data/data-table/use-data-table.js';
export type { TablePaging } from './data/data-table/table-foot.js';
export { FilterChips, type FilterChip, type FilterChipsProps } from './data/filter-chips/filter-chips.js';
export { DescriptionList, type DescriptionRow } from './data/description-list/description-list.js';
export { BulletList, type BulletListProps } from './data/bullet-list/bullet-list.js';
export { StatusPill, type PillTone, type StatusPillProps } from './data/status-pill/status-pill.js';
export { Stat, type StatDelta, type StatProps } from './data/stat/stat.js';
export { Sparkline, type SparklineProps } from './data/stat/sparkline.js';
export { Timeline, type TimelineProps } from './data/timeline/timeline.js';
export type { TimelineEntry } from './data/timeline/timeline-item.js';
export { Price, type PriceProps } from './data/price/price.js';
export {
  PricingCard,
  type CardBannerTone,
  type PricingCardAction,
  type PricingCardProps,
} from './data/pricing-card/pricing-card.js';
export { PricingCardSkeleton } from './data/pricing-card/pricing-card-skeleton.js';
export { CardGrid, type CardGridProps } from './page/card-grid/card-grid.js';
export { ContentCard, type ContentCardProps } from './data/content-card/content-card.js';
export type { Discipline } from './data/content-card/discipline.js';
export { SidePanel, type SidePanelProps } from './page/side-panel/side-panel.js';
export { ChartFrame, type ChartFrameProps, type ChartTexts } from './data/chart/chart-frame.js';
export { LineChart, type LineChartProps, type LineSeries } from './data/line-chart/line-chart.js';
export type { AxisTexts, ChartAxis } from './data/chart/axis.js';
export type { ValueFormat, ValueFormatter } from './data/chart/value-format.js';
export { BarChart, type BarChartProps, type BarSeries } from './data/bar-chart/bar-chart.js';
export { HeatCalendar, type HeatCalendarProps } from './data/heat-calendar/heat-calendar.js';
export type { CalendarDay } from './data/heat-calendar/calendar.js';
export { WorkoutGraph, type WorkoutGraphProps } from './data/workout-graph/workout-graph.js';
export type {
  WorkoutMetric,
  WorkoutMetricSlug,
  WorkoutSegment,
  WorkoutTarget,
  WorkoutTry,
  WorkoutZone,
} from './data/workout-graph/types.js';

// Page
export { Root, type RootProps } from './root/root.js';
export { PageLayout, type PageLayoutProps } from './page/page-layout/page-layout.js';
export { PageHeader, type PageHeaderAction, type PageHeaderProps } from './page/page-header/page-header.js';
export { SignupHeader, type SignupHeaderProps } from './page/signup-header/signup-header.js';
export { Footer, type FooterProps } from './page/footer/footer.js';
export { NotFound, type NotFoundProps } from './page/not-found/not-found.js';

// Identity
export { Icon, type IconProps, type IconSize } from './icon/icon.js';
export { MemberCard, type MemberCardProps } from './identity/member-card/member-card.js';
export { Logo, type LogoProps } from './identity/logo/logo.js';
export { Avatar, type AvatarProps, type AvatarSize } from './identity/avatar/avatar.js';
export { CardBrand, isCardBrand, type CardBrandName } from './identity/card-brand/card-brand.js';
export {
  CountryFlag,
  isFlagCountry,
  type CountryFlagProps,
  type FlagCountry,
} from './identity/country-flag/country-flag.js';
export { StoreBadge, type StoreBadgeProps } from './identity/store-badge/store-badge.js';
export { StoreBadges } from './identity/store-badge/store-badges.js';
export { Copyright, type CopyrightProps } from './identity/copyright/copyright.js';

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
