import { usePath } from "../../shell/route.ts";
import { lessons } from "./catalog.ts";
import { LessonList } from "./LessonList.tsx";
import { LessonPage } from "./LessonPage.tsx";
import { NotesPage } from "./NotesPage.tsx";
import "./lessons.css";
import "./parts.css";

/** The list of lessons, or the one that the address names, or the notes to it. */
export function LessonsPage() {
  const path = usePath();
  const [, , id = "", page = ""] = path.split("/");
  const lesson = lessons.find(({ meta }) => meta.id === id);
  if (lesson === undefined) return <LessonList unknown={id} />;
  const Page = page === "notes" ? NotesPage : LessonPage;
  return <Page key={id} lesson={lesson} />;
}
