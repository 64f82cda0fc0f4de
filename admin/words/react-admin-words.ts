import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TranslationMessages } from 'react-admin';

/** Descriptors for all named keys of a tree of texts, so that the compiler reports those a new version of the library adds. */
type Described<T> = {
  [Key in keyof T as string extends Key ? never : Key]: T[Key] extends string
    ? MessageDescriptor
    : Described<T[Key]>;
};

/** Texts of react-admin's own interface, by its keys. */
const WORDS: Described<TranslationMessages['ra']> = {
  action: {
    add_filter: msg`Add filter`,
    add: msg`Add`,
    back: msg`Go Back`,
    bulk_actions: msg({
      message: '{smart_count, plural, one {1 item selected} other {{smart_count} items selected}}',
    }),
    cancel: msg`Cancel`,
    clear_array_input: msg`Clear the list`,
    clear_input_value: msg`Clear value`,
    clone: msg`Clone`,
    confirm: msg`Confirm`,
    create: msg`Create`,
    create_item: msg`Create {item}`,
    delete: msg`Delete`,
    edit: msg`Edit`,
    export: msg({ message: 'Export', context: 'react-admin' }),
    list: msg`List`,
    refresh: msg`Refresh`,
    remove_filter: msg`Remove this filter`,
    remove_all_filters: msg`Remove all filters`,
    remove: msg`Remove`,
    reset: msg`Reset`,
    save: msg`Save`,
    search: msg({ message: 'Search', context: 'react-admin' }),
    search_columns: msg`Search columns`,
    select_all: msg`Select all`,
    select_all_button: msg`Select all`,
    select_row: msg`Select this row`,
    show: msg({ message: 'Show', context: 'react-admin' }),
    sort: msg`Sort`,
    undo: msg({ message: 'Undo', context: 'react-admin' }),
    unselect: msg`Unselect`,
    expand: msg`Expand`,
    close: msg`Close`,
    open_menu: msg`Open menu`,
    close_menu: msg`Close menu`,
    update: msg({ message: 'Update', context: 'react-admin' }),
    move_up: msg`Move up`,
    move_down: msg`Move down`,
    open: msg`Open`,
    toggle_theme: msg`Toggle light/dark mode`,
    select_columns: msg`Columns`,
    update_application: msg`Reload Application`,
  },
  boolean: { true: msg`Yes`, false: msg`No`, null: msg` ` },
  page: {
    create: msg`Create {name}`,
    dashboard: msg`Dashboard`,
    edit: msg`{name} {recordRepresentation}`,
    error: msg`Something went wrong`,
    list: msg`{name}`,
    loading: msg({ message: 'Loading', context: 'react-admin' }),
    not_found: msg`Not Found`,
    show: msg`{name} {recordRepresentation}`,
    empty: msg`Nothing under {name} yet.`,
    invite: msg`Do you want to add one?`,
    access_denied: msg`Access denied`,
    authentication_error: msg`Authentication error`,
  },
  input: {
    file: {
      upload_several: msg`Drop some files to upload, or click to select one.`,
      upload_single: msg`Drop a file to upload, or click to select it.`,
    },
    image: {
      upload_several: msg`Drop some pictures to upload, or click to select one.`,
      upload_single: msg`Drop a picture to upload, or click to select it.`,
    },
    references: {
      all_missing: msg`Unable to find references data.`,
      many_missing: msg`At least one of the associated references no longer appears to be available.`,
      single_missing: msg`Associated reference no longer appears to be available.`,
    },
    password: { toggle_visible: msg`Hide password`, toggle_hidden: msg`Show password` },
  },
  message: {
    about: msg({ message: 'About', context: 'react-admin' }),
    access_denied: msg`You don’t have the right permissions to access this page`,
    are_you_sure: msg`Are you sure?`,
    authentication_error: msg`The authentication server returned an error and your credentials could not be checked.`,
    auth_error: msg`An error occurred while validating the authentication token.`,
    bulk_delete_content: msg({
      message:
        '{smart_count, plural, one {Are you sure you want to delete this {name}?} other {Are you sure you want to delete these {smart_count} items?}}',
    }),
    bulk_delete_title: msg({
      message: '{smart_count, plural, one {Delete {name}} other {Delete {smart_count} {name}}}',
    }),
    bulk_update_content: msg({
      message:
        '{smart_count, plural, one {Are you sure you want to update {name} {recordRepresentation}?} other {Are you sure you want to update these {smart_count} items?}}',
    }),
    bulk_update_title: msg({
      message:
        '{smart_count, plural, one {Update {name} {recordRepresentation}} other {Update {smart_count} {name}}}',
    }),
    clear_array_input: msg`Are you sure you want to clear the whole list?`,
    delete_content: msg`Are you sure you want to delete this {name}?`,
    delete_title: msg`Delete {name} {recordRepresentation}`,
    details: msg({ message: 'Details', context: 'react-admin' }),
    error: msg`A client error occurred and your request couldn’t be completed.`,
    invalid_form: msg`The form is not valid. Please check for errors`,
    loading: msg`Please wait`,
    no: msg`No`,
    not_found: msg`Either you typed a wrong URL, or you followed a bad link.`,
    select_all_limit_reached: msg`There are too many elements to select them all. Only the first {max} elements were selected.`,
    unsaved_changes: msg`Some of your changes weren’t saved. Are you sure you want to ignore them?`,
    yes: msg`Yes`,
    placeholder_data_warning: msg`Network issue: Data refresh failed.`,
  },
  navigation: {
    clear_filters: msg`Clear filters`,
    no_filtered_results: msg`There is nothing with these filters.`,
    no_results: msg`Nothing found`,
    no_more_results: msg`The page number {page} is out of boundaries. Try the previous page.`,
    page_out_of_boundaries: msg`Page number {page} out of boundaries`,
    page_out_from_end: msg`Cannot go after last page`,
    page_out_from_begin: msg`Cannot go before page 1`,
    page_range_info: msg`{offsetBegin}-{offsetEnd} of {total}`,
    partial_page_range_info: msg`{offsetBegin}-{offsetEnd} of more than {offsetEnd}`,
    current_page: msg`Page {page}`,
    page: msg`Go to page {page}`,
    first: msg`Go to first page`,
    last: msg`Go to last page`,
    next: msg`Go to next page`,
    previous: msg`Go to previous page`,
    page_rows_per_page: msg`Rows per page:`,
    skip_nav: msg`Skip to content`,
  },
  sort: { sort_by: msg`Sort by {field_lower_first} {order}`, ASC: msg`ascending`, DESC: msg`descending` },
  auth: {
    auth_check_error: msg`Please login to continue`,
    user_menu: msg`Profile`,
    username: msg`Username`,
    password: msg`Password`,
    email: msg`Email`,
    sign_in: msg`Sign in`,
    sign_in_error: msg`Authentication failed, please retry`,
    logout: msg`Logout`,
  },
  notification: {
    updated: msg({
      message: '{smart_count, plural, one {Element updated} other {{smart_count} elements updated}}',
    }),
    created: msg`Element created`,
    deleted: msg({
      message: '{smart_count, plural, one {Element deleted} other {{smart_count} elements deleted}}',
    }),
    bad_item: msg`Incorrect element`,
    item_doesnt_exist: msg`Element does not exist`,
    http_error: msg`Server communication error`,
    data_provider_error: msg`dataProvider error. Check the console for details.`,
    i18n_error: msg`Cannot load the translations for the specified language`,
    canceled: msg`Action cancelled`,
    logged_out: msg`Your session has ended, please reconnect.`,
    not_authorized: msg`You’re not authorized to access this resource.`,
    application_update_available: msg`A new version is available.`,
    offline: msg`No connectivity. Could not fetch data.`,
  },
  validation: {
    required: msg`Required`,
    minLength: msg`Must be {min} characters at least`,
    maxLength: msg`Must be {max} characters or less`,
    minValue: msg`Must be at least {min}`,
    maxValue: msg`Must be {max} or less`,
    number: msg`Must be a number`,
    email: msg`Must be a valid email`,
    oneOf: msg`Must be one of: {options}`,
    regex: msg`Must match a specific format (regexp): {pattern}`,
    unique: msg`Must be unique`,
  },
  saved_queries: {
    label: msg`Saved queries`,
    query_name: msg`Query name`,
    new_label: msg`Save current query…`,
    new_dialog_title: msg`Save current query as`,
    remove_label: msg`Remove saved query`,
    remove_label_with_name: msg`Remove query "{name}"`,
    remove_dialog_title: msg`Remove saved query?`,
    remove_message: msg`Are you sure you want to remove that item from your list of saved queries?`,
    help: msg`Filter the list and save this query for later`,
  },
  guesser: { empty: { title: msg`No data to display`, message: msg`Please check your data provider` } },
  configurable: {
    customize: msg`Customize`,
    configureMode: msg`Configure this page`,
    inspector: {
      title: msg`Inspector`,
      content: msg`Hover the application UI elements to configure them`,
      reset: msg`Reset Settings`,
      hideAll: msg`Hide All`,
      showAll: msg`Show All`,
    },
    Datagrid: { title: msg`Datagrid`, unlabeled: msg`Unlabeled column #{column}` },
    SimpleForm: { title: msg`Form`, unlabeled: msg`Unlabeled input #{input}` },
    SimpleList: {
      title: msg`List`,
      primaryText: msg`Primary text`,
      secondaryText: msg`Secondary text`,
      tertiaryText: msg`Tertiary text`,
    },
  },
};

/** The same by the keys the library looks them up with: `ra.action.add`. */
export const REACT_ADMIN_MESSAGES: Record<string, MessageDescriptor> = byKey('ra', WORDS);

function byKey(key: string, words: object): Record<string, MessageDescriptor> {
  const entries = Object.entries(words).map(([name, part]) =>
    typeof part.id === 'string' ? { [`${key}.${name}`]: part } : byKey(`${key}.${name}`, part),
  );
  return Object.assign({}, ...entries);
}
