/**
 * What most public pages are made of. Imported with the entry, so that it comes in the same file: on a
 * slow line each file more costs more than its bytes.
 */
import '@/hotel/pictures/sample-name';
// Else the data for search engines would fetch the contact page for it.
import '@/hotel/getting-here/coordinates';
import '@/hotel/good-to-know/good-to-know-items';
import '@/hotel/head/site/Head';
import '@/hotel/head/site/home-head';
import '@/hotel/pictures/view/Gallery';
import '@/hotel/rooms/view/RoomGrid';
import '@/hotel/page/view/SitePart';
import '@/ui/button-class';
import '@/ui/shared-icons';
// The words that several pages read (deploy/words-plugin.ts).
import '@/words/visitors';
